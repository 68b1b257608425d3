import { isCleanName } from './plain-text.ts'

/** People type "example.com"; this adds the scheme. */
export const completeWebAddress = (text: string): string =>
  text === '' || /^[a-z][a-z+.-]*:/i.test(text) ? text : `https://${text}`

/** Whether a browser can open the address and it hides nothing. */
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
