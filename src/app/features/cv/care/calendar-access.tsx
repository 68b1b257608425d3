import { useEffect, useState } from 'react'
import { Disclosure } from '#src/app/ui/disclosure.tsx'
import { Answer } from '#src/app/ui/forms/answer.tsx'
import { failureOf } from '#src/app/ui/forms/failure.ts'
import { createPaperApi } from '#src/contract/api/paper.ts'
import type { CalendarState } from '#src/contract/schemas/papers.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import { useCvSource } from '../cv-source.ts'

type PaperApi = ReturnType<typeof createPaperApi>

/** The calendar as it is, and acts on it; one at a time. */
function useCalendar() {
  const source = useCvSource()
  const intl = useIntl()
  const [state, setState] = useState<CalendarState>()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const call = source?.ctx.api.call
  const run = async (act: (api: PaperApi) => Promise<CalendarState>) => {
    if (!call) return
    setBusy(true)
    setFailure(undefined)
    try {
      setState(await act(createPaperApi(call)))
    } catch (error) {
      setFailure(failureOf(error, {}, intl).message ?? intl.t('form.message.failed'))
    } finally {
      setBusy(false)
    }
  }
  const read = () => void run((api) => api.getCalendar())
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(read, [])
  return { state, isBusy, failure, run, read, origin: source?.ctx.origin ?? '' }
}

/** Expiry and joining dates in the calendar of a phone, at an address that is shown once. */
export function CalendarAccess() {
  const { t } = useIntl()
  const { state, isBusy, failure, run, read, origin } = useCalendar()
  return (
    <Disclosure summary={t('document.calendar.title')}>
      <div className="column gap-4">
        <p className="small muted">{t('document.calendar.text')}</p>
        {state?.path && <Address address={origin + state.path} />}
        {failure && (
          <Answer kind="failed">
            <p className="small cv-failure">{failure}</p>
          </Answer>
        )}
        {state === undefined ? (
          failure && (
            <p>
              <button type="button" className="button dense" onClick={read}>
                {t('ui.part.again')}
              </button>
            </p>
          )
        ) : (
          <Acts
            state={state}
            isBusy={isBusy}
            onMake={() => void run((api) => api.makeCalendar())}
            onEnd={() => void run((api) => api.endCalendar())}
          />
        )}
      </div>
    </Disclosure>
  )
}

type ActsProps = { state: CalendarState; isBusy: boolean; onMake: () => void; onEnd: () => void }

function Acts({ state: { createdAt, path }, isBusy, onMake, onEnd }: ActsProps) {
  const { t } = useIntl()
  const { date } = useFormats()
  return (
    <div className="column">
      {createdAt !== null && !path && <p className="small">{t('document.calendar.made', { date: date(createdAt) })}</p>}
      <div className="row">
        <button type="button" className="button" disabled={isBusy} onClick={onMake}>
          {t(createdAt === null ? 'document.calendar.make' : 'document.calendar.renew')}
        </button>
        {createdAt !== null && (
          <button type="button" className="button quiet" disabled={isBusy} onClick={onEnd}>
            {t('document.calendar.end')}
          </button>
        )}
      </div>
    </div>
  )
}

/** Calendars of telephones know the address by `webcal`, and ask whether they should subscribe. */
function Address({ address }: { address: string }) {
  const { t } = useIntl()
  return (
    <div className="notice land cv-address" role="status">
      <p className="small">{t('document.calendar.once')}</p>
      <p>
        <bdi dir="ltr" className="bold">
          {address}
        </bdi>
      </p>
      <p>
        <a className="button" href={address.replace(/^https?:/, 'webcal:')}>
          {t('document.calendar.open')}
        </a>
      </p>
    </div>
  )
}
