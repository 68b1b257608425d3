declare module 'virtual:client-assets' {
  export const build: string
  export const clientAssets: { client: string; styles: string[]; preloads: string[] }
  export const documentStyle: { css: string; enhance: string; styleHash: string }
}

declare module 'virtual:uno.css'
