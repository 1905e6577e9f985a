import { decode, decodeAscending, encode, encodeAscending } from "../../../../src/search/embedded/format";

describe("numbers as letters", () => {
  it("come back as they were", () => {
    const numbers = [0, 1, 31, 32, 33, 1023, 1024, 99_999, 2 ** 30];
    expect(decode(numbers.map(encode).join(""))).toEqual(numbers);
  });

  it("take one letter up to 31", () => {
    expect(encode(31)).toHaveLength(1);
    expect(encode(32)).toHaveLength(2);
  });

  it("that ascend are kept as distances", () => {
    const numbers = [5, 5000, 5001, 5030];
    expect(decodeAscending(encodeAscending(numbers))).toEqual(numbers);
    expect(encodeAscending(numbers).length).toBeLessThan(numbers.map(encode).join("").length);
  });
});
