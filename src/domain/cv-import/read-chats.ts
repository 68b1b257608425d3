import { gather } from './gather.ts'
import type { PersonGround } from './person.ts'
import { joinCells } from './rows.ts'

const CHAT = /(viber|whats ?app|telegram|wechat)[\s:/]{1,4}(\+?\d[\d\s().-]{6,20}\d|@?[\w.]{4,32})/giu
/** "+48 601 555 018 (mobile, WhatsApp)". */
const BEHIND = /(\+\d[\d\s().-]{6,20}\d)\s?\(([^()]{3,40})\)/gu
const HANDLE = /(?<![\w.])@[A-Za-z][\w.]{3,31}(?![\w.])/u
const FIELDS = new Set(['viber', 'whatsapp', 'telegram'])

/** Reads chat names and their numbers in a row about a person: "Viber +380 67 … / @name"; uncertain. */
export function readChatNames(at: PersonGround): void {
  const text = joinCells(at.row).slice(0, 400)
  for (const [, chat = '', value = ''] of text.matchAll(CHAT)) {
    const name = chat.toLowerCase().replace(' ', '')
    const isTold = name === 'telegram' ? /[@\d_]/.test(value) : /\d{5}/.test(value.replace(/\D/g, ''))
    if (FIELDS.has(name) && isTold) gather(at.person.contact, ['contact', name], value, { ...at, isSure: false })
  }
  for (const [, number = '', words = ''] of text.matchAll(BEHIND))
    for (const chat of ['viber', 'whatsapp'])
      if (words.toLowerCase().includes(chat))
        gather(at.person.contact, ['contact', chat], number, { ...at, isSure: false })
  const handle = /telegram/i.test(text) && HANDLE.exec(text)?.[0]
  if (handle) gather(at.person.contact, ['contact', 'telegram'], handle, { ...at, isSure: false })
}
