/** The figure under which so great a part of them is, in their own unit: 0.5 for the median, 1 for the most; 0 of none. */
export const quantile = (figures: readonly number[], part: number): number =>
  figures.toSorted((first, second) => first - second)[
    Math.min(figures.length - 1, Math.floor(figures.length * part))
  ] ?? 0
