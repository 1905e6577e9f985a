import { decode, encode } from "../../../../src/search/embedded/format";

it("decodes the numbers that it has encoded, with five bits in each letter", () => {
  const numbers = [0, 1, 31, 32, 33, 1023, 1024, 99_999, 2 ** 30];
  expect(decode(numbers.map(encode).join(""))).toEqual(numbers);
  expect([31, 32].map((value) => encode(value).length)).toEqual([1, 2]);
});
