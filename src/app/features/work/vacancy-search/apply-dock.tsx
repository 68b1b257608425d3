import type { DetailProps } from './detail-props.ts'

/** On a phone, pay and the next step remain visible until the form is. */
export const ApplyDock = ({ vacancy, words: { t, formats } }: DetailProps) => (
  <div className="unsaved dock only-on-phone">
    <div className="wrap row split">
      <p className="grow small">
        <bdi dir="ltr" className="bold no-wrap">
          {formats.payRange(vacancy.pay)}
        </bdi>
        <br />
        <span className="muted">{t('vacancy.chip.join-from', { date: formats.plainDate(vacancy.joinFrom) })}</span>
      </p>
      <a className="button primary" href="#apply">
        {t('application.apply.dock')}
      </a>
    </div>
  </div>
)
