declare module 'virtual:client-assets' {
  export const build: string
  export const clientAssets: { client: string; styles: string[]; preloads: string[] }
  type Style = { css: string; hash: string }
  /** The style of every document, and the smaller one of long lists. */
  export const documents: { enhance: string; preloads: string[]; whole: Style; list: Style }
}

declare module 'virtual:uno.css'
