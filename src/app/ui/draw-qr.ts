/** A QR code: modules per side including the quiet zone, and the dark ones as an SVG path. */
export type QrCode = { size: number; path: string }

/** The encoder is loaded on demand. */
export async function drawQr(text: string): Promise<QrCode> {
  const { default: encode } = await import('qr')
  const rows = encode(text, 'raw', { ecc: 'medium', border: 4 })
  return { size: rows.length, path: rows.map(drawRow).join('') }
}

/** Each run of dark modules is one rectangle. */
function drawRow(row: readonly boolean[], y: number): string {
  let path = ''
  for (let x = 0; x < row.length; x += 1) {
    if (!row[x] || row[x - 1]) continue
    let end = x
    while (row[end]) end += 1
    path += `M${x} ${y}h${end - x}v1H${x}z`
  }
  return path
}
