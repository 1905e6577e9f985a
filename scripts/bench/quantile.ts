/** The value below which a share of the values lies, from 0 to 1. There has to be a value. */
export const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))]!;

export const median = (values: readonly number[]): number => quantile(values, 0.5);
