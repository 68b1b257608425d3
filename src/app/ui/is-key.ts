const LATIN_LETTER = /^[a-z]$/i

type Pressed = Pick<KeyboardEvent, 'key' | 'code'>

/** Whether a key is a Latin letter: by the typed letter, or by its place where the keyboard writes another script. */
export const isKey = ({ key, code }: Pressed, letter: string): boolean =>
  LATIN_LETTER.test(key) ? key.toLowerCase() === letter : code === `Key${letter.toUpperCase()}`
