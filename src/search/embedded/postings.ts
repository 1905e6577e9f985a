import { decode } from "./format";

/** Where a term stands: ascending sections, and in each the numbers of its words. Decoded when first read. */
export class Postings {
  private numbers: { sections: number[]; inTags: boolean[]; starts: number[]; places: number[] } | undefined;

  constructor(private readonly encoded: string) {}

  /** About how many places there are, without decoding them. */
  get weight(): number {
    return this.encoded.length;
  }

  get sections(): readonly number[] {
    return this.decoded.sections;
  }

  inTags(index: number): boolean {
    return this.decoded.inTags[index]!;
  }

  /** Ascending; empty if the term stands in tags alone. */
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
