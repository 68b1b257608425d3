/**
 * The style of the product, taken apart by the build. What a selector needs are places in `names`: it can match a page only
 * when all names of one of its ways are on the page.
 */
export type DocumentStyle = {
  /**
   * Elements as they are called, classes with a dot, ids with `#`, `lang=`, `dir=` and `type=` with their value; `a.name`: both on one
   * element; `.table a.name`: that one inside of the other.
   */
  names: readonly string[]
  /** Places in `names` of what scripts of documents may add to a page later. */
  later: readonly number[]
  /** Conditions such as `@media print`, one inside another as `@media print{@supports (…)`; an empty one stands for none. */
  conditions: readonly string[]
  rules: readonly StyleRule[]
}

export type StyleRule = readonly [
  condition: number,
  selectors: readonly (readonly [text: string, ways: readonly (readonly number[])[]])[],
  declarations: readonly StyleDeclaration[],
]

/** One declaration, or several that define nothing; what is defined and read are custom properties and keyframes, as numbers. */
export type StyleDeclaration = readonly [text: string, reads: readonly number[], defines?: number]

export const NO_STYLE: DocumentStyle = { names: [], later: [], conditions: [], rules: [] }
