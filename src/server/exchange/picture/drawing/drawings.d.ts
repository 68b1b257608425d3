declare module 'virtual:drawings' {
  /** Advance in thousandths of the size, and the outline with its baseline at 0. */
  type Glyph = readonly [advance: number, outline: string]
  export const faces: Record<'serif' | 'sans' | 'bold', Record<string, Glyph>>
  /** The content of each silhouette's SVG, 200 × 56, in the current colour. */
  export const ships: Record<string, string>
  /** The content of an article's cover, 640 × 360, with its colours. */
  export const covers: Record<string, string>
}
