import { countCharacters, cutText } from './text.ts'
import { MAX_FILE_NAME } from './text-limits.ts'

// What shows nothing or turns what follows; joiners stay, which some scripts are written with.
const UNSEEN = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu

const ENDING = /\.[A-Za-z0-9]{1,8}$/
/** Of what is taken as a picture or a PDF. */
const TAKEN = /\.(?:pdf|jpe?g|png|webp|avif)$/i

/** Returns a file name as it is stored: without path and invisible characters, and shortened in its middle; '' if nothing is left. */
export function cleanFileName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? ''
  const clean = last
    .replace(UNSEEN, '')
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .replace(/^[ .]+/, '')
    .trimEnd()
  if (countCharacters(clean) <= MAX_FILE_NAME) return clean
  const ending = ENDING.exec(clean)?.[0] ?? ''
  return cutText(clean, MAX_FILE_NAME - ending.length) + ending
}

/** The name under which a file is saved: it ends as what it is, whatever it was sent as. */
export const nameAs = (name: string, type: string): string => `${name.replace(TAKEN, '')}.${type}`
