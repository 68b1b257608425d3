import type { ReactNode } from 'react'
import { useHref } from '#src/app/ui/href.tsx'
import { LOCALES, type LocaleCode } from '#src/domain/locales.ts'
import { useIntl } from '#src/i18n/react.tsx'

type Props = {
  language: LocaleCode
  /** The address of the page, and what else it is asked. */
  path: string
  asked?: Readonly<Record<string, string>>
  back: ReactNode
}

/** The language of a document and the printer; not printed. */
export function SheetTools({ language, path, asked = {}, back }: Props) {
  const { t } = useIntl()
  const href = useHref()
  return (
    <div className="a4-tools not-on-paper column gap-4 u-pbs-5 u-pbe-6">
      <div className="row split">
        {back}
        <button type="button" className="button primary js-only" data-print="">
          {t('billing-document.tools.print')}
        </button>
      </div>
      <form key={language} className="filter-row" method="get" action={href(path)}>
        {Object.entries(asked).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <div className="field">
          <label htmlFor="sheet-in">{t('billing-document.tools.language')}</label>
          <select id="sheet-in" className="input dense" name="in" defaultValue={language}>
            {LOCALES.map(({ code, name, tag }) => (
              <option key={code} value={code} lang={tag}>
                {name}
              </option>
            ))}
          </select>
        </div>
        <button type="submit" className="button dense">
          {t('paper.tools.show')}
        </button>
      </form>
      <noscript>
        <p className="notice shoal">{t('paper.tools.by-hand')}</p>
      </noscript>
    </div>
  )
}
