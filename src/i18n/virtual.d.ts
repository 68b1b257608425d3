/** Made by build/messages-plugin.ts: one module per locale, parsed only when that locale is used. */
declare module 'virtual:messages' {
  type Areas = Record<string, () => import('./message.ts').Messages>
  export const locales: Record<string, () => Promise<{ areas: Areas }>>
  export const controls: Record<string, () => Promise<{ areas: Areas }>>
  /** By page and area the places of its messages in the area, `0-12 15`; empty in development. */
  export const pages: Readonly<Record<string, Readonly<Record<string, string>>>>
}
