declare module 'virtual:client-assets' {
  export const build: string
  /** Day of the build, `YYYY-MM-DD`; none in development. */
  export const date: string | undefined
  /** Files of the app: its entry, packages, the style of all pages, what the entry and each page import, and the part for passkeys. */
  export const clientAssets: {
    client: string
    packages: string
    sheet: string | undefined
    preloads: string[]
    pages: Record<string, string[]>
    passkeys: string
  }
  /** `style`: the worker's `DocumentStyle`; `count`, `leaving`, `seal` and `aside`: the parts that count filter results, delete local data after sign-out, encrypt drafts of accounts, and show data from another build. */
  export const documents: {
    enhance: string
    preloads: string[]
    count: string
    leaving: string
    seal: string
    aside: string
    style: unknown
  }
}

declare module 'virtual:sprites.css'
declare module 'uno:tokens.css'
declare module 'uno:words.css'

declare module 'virtual:uno.css'
