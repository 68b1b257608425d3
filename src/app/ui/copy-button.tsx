import { useState } from 'react'
import { useIntl } from '#src/i18n/react.tsx'

/** Copies a text. `label` says which one. */
export function CopyButton({ text, label, className = 'button' }: { text: string; label: string; className?: string }) {
  const { t } = useIntl()
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard?.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  }
  return (
    <button type="button" className={`${className} js-only`} onClick={copy}>
      <span role="status">{isCopied ? t('ui.share.copied') : label}</span>
    </button>
  )
}
