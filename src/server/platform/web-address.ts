import { isCleanName } from './plain-text.ts'

/** "example.com" is what people type; the scheme is ours to add. */
export const completeWebAddress = (text: string): string =>
  text === '' || /^[a-z][a-z+.-]*:/i.test(text) ? text : `https://${text}`

/** Whether a browser can open it and nothing in it is hidden. */
export function isWebAddress(address: string): boolean {
  const url = URL.canParse(address) ? new URL(address) : undefined
  return (
    url !== undefined &&
    /^https?:$/.test(url.protocol) &&
    url.hostname.includes('.') &&
    url.username === '' &&
    isCleanName(address)
  )
}
