const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const BARE_SIGN = /[<>"']|&(?!(?:#\d{1,7}|#x[\da-f]{1,6}|\w{1,31});)/gi

export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] as string)

/** For texts whose author may have written entities such as `&nbsp;`. */
export const escapeText = (text: string): string => text.replace(BARE_SIGN, (sign) => ESCAPES[sign] as string)
