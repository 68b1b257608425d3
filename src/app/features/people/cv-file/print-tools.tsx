import { useHref } from '#src/app/ui/href.tsx'
import { Link } from '#src/app/ui/link.tsx'
import { withQuery } from '#src/contract/http/addresses.ts'
import { cvFilePath } from '#src/domain/cv/cv-files.ts'
import type { Mask } from '#src/domain/cv/masks.ts'
import { LOCALES, type LocaleCode } from '#src/domain/locales.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { MaskBoxes } from './mask-boxes.tsx'

type Props = { language: LocaleCode; masks: readonly Mask[] }

/** Language, masks and print button; not printed. */
export function PrintTools({ language, masks }: Props) {
  const { t } = useIntl()
  const href = useHref()
  return (
    <div className="not-on-paper column gap-4 u-pbs-5 u-pbe-6">
      <div className="row split">
        <Link to="/seaman/cv/formats">{t('files.page.title')}</Link>
        <div className="row">
          <a className="button" href={withQuery(cvFilePath('docx'), { in: language, off: masks.join() })} download="">
            {t('files.docx.act')}
          </a>
          <button type="button" className="button primary js-only" data-print="">
            {t('cv.print')}
          </button>
        </div>
      </div>
      <form
        key={`${language} ${masks.join()}`}
        className="sheet padded column gap-4"
        method="get"
        action={href('/seaman/cv/print')}
      >
        <div className="field">
          <label htmlFor="paper-in">{t('paper.tools.language')}</label>
          <select id="paper-in" className="input" name="in" defaultValue={language}>
            {LOCALES.map(({ code, name, tag }) => (
              <option key={code} value={code} lang={tag}>
                {name}
              </option>
            ))}
          </select>
        </div>
        <fieldset className="cv-group">
          <legend>{t('paper.tools.leave-out')}</legend>
          <MaskBoxes field={(mask) => ({ name: 'off', value: mask })} masks={masks} />
          <p className="hint">{t('paper.tools.never')}</p>
        </fieldset>
        <div className="row">
          <button type="submit" className="button">
            {t('paper.tools.show')}
          </button>
        </div>
      </form>
      <noscript>
        <p className="notice shoal">{t('paper.tools.by-hand')}</p>
      </noscript>
    </div>
  )
}
