import { decode } from "./format";

/** The postings of a term: ascending sections with the word positions in each. Decoded on first use. */
export class Postings {
  private numbers: { sections: number[]; inTags: boolean[]; starts: number[]; places: number[] } | undefined;

  constructor(private readonly encoded: string) {}

  /** The approximate number of positions, without decoding them. */
  get weight(): number {
    return this.encoded.length;
  }

  get sections(): readonly number[] {
    return this.decoded.sections;
  }

  inTags(index: number): boolean {
    return this.decoded.inTags[index]!;
  }

  /** The positions in a section, ascending. Empty if only tags contain the term. */
  at(index: number): number[] {
    const { starts, places } = this.decoded;
    return places.slice(starts[index], starts[index + 1]);
  }

  private get decoded() {
    if (this.numbers) return this.numbers;
    const numbers = decode(this.encoded);
    const result = { sections: [] as number[], inTags: [] as boolean[], starts: [0], places: [] as number[] };
    let section = 0;
    for (let index = 0; index < numbers.length;) {
      section += numbers[index++]!;
      const head = numbers[index++]!;
      result.sections.push(section);
      result.inTags.push((head & 1) === 1);
      let place = 0;
      for (let count = head >> 1; count > 0; count -= 1) result.places.push((place += numbers[index++]!));
      result.starts.push(result.places.length);
    }
    return (this.numbers = result);
  }
}
