declare module 'virtual:client-assets' {
  export const build: string
  /** Day of the build, `YYYY-MM-DD`; none in development. */
  export const date: string | undefined
  export const clientAssets: { client: string; styles: string[]; preloads: string[]; passkeys: string }
  /** `style`: the worker's `DocumentStyle`. */
  export const documents: { enhance: string; preloads: string[]; style: unknown }
}

declare module 'virtual:sprites.css'
declare module 'uno:tokens.css'
declare module 'uno:words.css'

declare module 'virtual:uno.css'
