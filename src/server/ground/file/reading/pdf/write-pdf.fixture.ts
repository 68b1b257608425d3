import { zlibSync } from 'fflate'

export const toBytes = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(text, (sign) => sign.charCodeAt(0))
const toText = (bytes: Uint8Array): string => Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')

const PAGES = '<</Type/Pages/Kids[3 0 R]/Count 1>>'
const PAGE = '<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>'

/** What is in a dictionary, before or behind one of its keys. */
export type Disguise = Readonly<{ before?: string; behind?: string }>

/** The objects 10 and up as a packed stream, whose keys have the disguise around them. */
export function writePack(objects: readonly string[], { before = '', behind = '' }: Disguise = {}, first = 10): string {
  let at = 0
  const index = objects.map((object, place) => {
    const entry = `${first + place} ${at}`
    at += object.length + 1
    return entry
  })
  const head = `${index.join(' ')} `
  const packed = toText(zlibSync(toBytes(`${head}${objects.join('\n')}`)))
  const keys = ['/Type/ObjStm', `/N ${objects.length}`, `/First ${head.length}`, '/Filter/FlateDecode']
  const entries = [...keys, `/Length ${packed.length}`].map((entry) => `${before}${entry}${behind}`)
  return `<<${entries.join(' ')}>>stream\n${packed}\nendstream`
}

/** A whole PDF of one page with an index, whose catalog has the entries; the objects follow as 4 and up. */
export function writePdf(catalog: string, objects: readonly string[] = [], update = ''): Uint8Array<ArrayBuffer> {
  const all = [`<</Type/Catalog/Pages 2 0 R ${catalog}>>`, PAGES, PAGE, ...objects]
  let text = '%PDF-1.7\n'
  const places = all.map((object, place) => {
    const at = text.length
    text += `${place + 1} 0 obj\n${object}\nendobj\n`
    return `${String(at).padStart(10, '0')} 00000 n \n`
  })
  const index = `xref\n0 ${all.length + 1}\n0000000000 65535 f \n${places.join('')}`
  const trailer = `trailer<</Root 1 0 R/Size ${all.length + 1}>>\nstartxref\n${text.length}\n%%EOF\n`
  return toBytes(`${text}${index}${trailer}${update}`)
}
