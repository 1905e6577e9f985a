const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

const VALUES = new Uint8Array(128);
for (let index = 0; index < 64; index += 1) VALUES[ALPHABET.charCodeAt(index)] = index;

/** A whole number from 0 as one or more letters: five bits in each, the sixth says that another follows. */
export function encode(value: number): string {
  let text = "";
  for (; value >= 32; value >>>= 5) text += ALPHABET[32 | (value & 31)];
  return text + ALPHABET[value];
}

/** All numbers of an encoded text. */
export function decode(text: string): number[] {
  const numbers: number[] = [];
  let value = 0;
  let shift = 0;
  for (let index = 0; index < text.length; index += 1) {
    const bits = VALUES[text.charCodeAt(index)]!;
    value |= (bits & 31) << shift;
    if (bits & 32) shift += 5;
    else {
      numbers.push(value);
      value = 0;
      shift = 0;
    }
  }
  return numbers;
}

/** Ascending whole numbers, each as its distance from the one before. */
export function encodeAscending(values: readonly number[]): string {
  return values.map((value, index) => encode(value - (values[index - 1] ?? 0))).join("");
}

export function decodeAscending(text: string): number[] {
  let sum = 0;
  return decode(text).map((distance) => (sum += distance));
}
