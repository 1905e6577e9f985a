/**
 * The number of letters to insert, delete, replace, or swap with their neighbour to turn one word into another. Returns
 * `most + 1` if it is greater than `most`. `ofPrefix` compares with the most similar prefix of the other word.
 */
export function editDistance(word: string, other: string, most = Infinity, ofPrefix = false): number {
  const [rows, columns] = [word.length, ofPrefix ? Math.min(other.length, word.length + most) : other.length];
  if (rows - columns > most || (!ofPrefix && columns - rows > most)) return most + 1;
  let before: number[] = [];
  let above = Array.from({ length: columns + 1 }, (_, column) => column);
  for (let row = 1; row <= rows; row += 1) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= columns; column += 1) {
      const isSame = word[row - 1] === other[column - 1];
      let distance = Math.min(above[column]! + 1, current[column - 1]! + 1, above[column - 1]! + Number(!isSame));
      if (row > 1 && column > 1 && word[row - 1] === other[column - 2] && word[row - 2] === other[column - 1]) {
        distance = Math.min(distance, before[column - 2]! + 1);
      }
      current.push(distance);
      least = Math.min(least, distance);
    }
    if (least > most) return most + 1;
    [before, above] = [above, current];
  }
  return Math.min(most + 1, ofPrefix ? Math.min(...above) : above[columns]!);
}
