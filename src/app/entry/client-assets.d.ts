declare module 'virtual:client-assets' {
  export const build: string
  /** Day of the build, `YYYY-MM-DD`; none in development. */
  export const date: string | undefined
  export const clientAssets: { client: string; styles: string[]; preloads: string[] }
  export type Style = { css: string; hash: string }
  /** The style of most documents is whole; the front page, long lists and what is read have smaller ones. */
  type Styles = Record<'whole' | 'front' | 'list' | 'reading', Style>
  export const documents: { enhance: string; preloads: string[]; styles: Styles }
}

declare module 'virtual:uno.css'
