import type { QrCode as Code } from './draw-qr.ts'

/** What a camera reads, and the words for whoever does not see it. */
export const QrCode = ({ code: { size, path }, label }: { code: Code; label: string }) => (
  <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} className="qr-code">
    <path d={path} />
  </svg>
)
