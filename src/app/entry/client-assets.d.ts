declare module 'virtual:client-assets' {
  export const build: string
  export const clientAssets: { client: string; styles: string[]; preloads: string[] }
  export type Style = { css: string; hash: string }
  /** The style of most documents, and the smaller ones of long lists and of what is read. */
  export const documents: { enhance: string; preloads: string[]; whole: Style; list: Style; reading: Style }
}

declare module 'virtual:uno.css'
