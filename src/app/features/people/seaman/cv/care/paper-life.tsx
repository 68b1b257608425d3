import type { Certificate } from '#src/domain/vocabulary/certificates.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'

const isStcw = (regulation: string): boolean => /^(?:A-)?[IVX]+\//.test(regulation)

/** The regulation of a certificate, and its usual validity. */
export function LifeWords({ certificate: { regulation, life } }: { certificate: Certificate }) {
  const { t } = useIntl()
  const { unit } = useFormats()
  const rule = regulation && (isStcw(regulation) ? t('document.fact.stcw', { regulation }) : regulation)
  return [
    ...(rule ? [t('document.fact.rule', { rule })] : []),
    life ? t('document.fact.life', { life: unit(life, 'year') }) : t('document.fact.no-life'),
  ].join(' ')
}
