declare module 'virtual:drawings' {
  /** Advance in thousandths of the size, and the outline with its baseline at 0. */
  type Glyph = readonly [advance: number, outline: string]
  export const faces: Record<'serif' | 'sans' | 'bold', Record<string, Glyph>>
  /** What is inside the SVG of each silhouette, 200 × 56, in the current colour. */
  export const ships: Record<string, string>
  /** What is inside the cover of an article, 640 × 360, with its own colours. */
  export const covers: Record<string, string>
}
