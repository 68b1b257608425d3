import { foldText } from '../vocabulary/fold-text.ts'

/**
 * Ports of Crimea, closed to calls by Ukraine: the crew of a ship that calls there is barred and may be prosecuted.
 * Names as people write them, folded.
 */
export const CLOSED_PORTS = {
  from: '2014-07-15',
  source: 'Order 255 of the Ministry of Infrastructure of Ukraine, 16 June 2014',
  names: [
    ...['sevastopol', 'sebastopol', 'sewastopol', 'sevastopola', 'севастопол', 'سيفاستوبول', '塞瓦斯托波尔'],
    ...['kerch', 'kertsch', 'kertch', 'керч', 'كيرتش', '刻赤'],
    ...['feodosia', 'feodosiya', 'feodosija', 'theodosia', 'феодоси', 'феодосі', 'فيودوسيا', '费奥多西亚'],
    ...['yalta', 'jalta', 'ialta', 'ялт', 'يالطا', '雅尔塔'],
    ...['yevpatoria', 'evpatoria', 'yevpatoriya', 'eupatoria', 'jewpatorija', 'евпатори', 'євпаторі', '叶夫帕托里亚'],
  ].map(foldText),
} as const

const REGION = [
  'crimea',
  'crimee',
  'crimean',
  'krim',
  'krym',
  'крым',
  'крим',
  'القرم',
  'क्रीमिया',
  'क्राइमिया',
  '克里米亚',
  '克里米亞',
].map(foldText)

const mentions = (text: string, names: readonly string[]): boolean => {
  // A name begins a word: "Strait of Kerch" names it, "Malyakerchy" does not.
  const folded = ` ${foldText(text).replace(/[^\p{L}\p{M}\d]+/gu, ' ')}`
  return names.some((name) => folded.includes(/^[\p{Script=Han}]/u.test(name) ? name : ` ${name}`))
}

/** Whether a seafarer cannot lawfully join there. */
export const isClosedPort = (port: string): boolean => mentions(port, [...CLOSED_PORTS.names, ...REGION])

/** Whether a trading area names such a port or the peninsula. */
export const namesClosedWaters = isClosedPort
