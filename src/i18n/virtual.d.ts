/** Made by build/messages-plugin.ts: one module per locale, parsed only when that locale is used. */
declare module 'virtual:messages' {
  type Areas = Record<string, () => import('./message.ts').Messages>
  export const locales: Record<string, () => Promise<{ areas: Areas }>>
  export const controls: Record<string, () => Promise<{ areas: Areas }>>
}
