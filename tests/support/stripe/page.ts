import type { Answer, ApiRequest } from './answer.ts'
import { Failure } from './failure.ts'
import { parseForm, textOf } from './form.ts'
import { declineCard, payByCard, payDelayed } from './payments.ts'
import type { Session } from './state.ts'
import { demand, type World } from './world.ts'

/** The buttons of the hosted page: what each does, and where the buyer comes next. */
const ACTS: Readonly<
  Record<string, { label: string; act?: (world: World, id: string) => void; next: 'page' | 'success' | 'cancel' }>
> = {
  card: { label: 'Pay by card', act: payByCard, next: 'success' },
  decline: { label: 'Pay by a card that is declined', act: declineCard, next: 'page' },
  delayed: { label: 'Pay by bank debit', act: payDelayed, next: 'success' },
  cancel: { label: 'Cancel', next: 'cancel' },
}

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

function draw(session: Session, problem: string): string {
  const buttons = Object.entries(ACTS)
    .filter(([name]) => name !== 'cancel' || session.cancel_url)
    .map(([name, { label }]) => `<p><button name="act" value="${name}">${label}</button></p>`)
  const form = session.status === 'open' ? `<form method="post">${buttons.join('')}</form>` : ''
  const sum = `${(session.amount_total / 100).toFixed(2)} ${session.currency.toUpperCase()}`
  const note = problem ? `<p role="alert">${escapeHtml(problem)}</p>` : ''
  return `<!doctype html><html lang="en"><title>Checkout</title><h1>${sum}</h1><p>This session is ${session.status}.</p>${note}${form}</html>`
}

const html = (status: number, body: string): Answer => ({
  status,
  headers: { 'content-type': 'text/html; charset=utf-8' },
  body,
})

const redirect = (address: string, id: string): Answer => ({
  status: 303,
  headers: { location: address.replaceAll('{CHECKOUT_SESSION_ID}', id) },
  body: '',
})

function press(world: World, session: Session, name: string): Answer {
  const chosen = ACTS[name]
  if (!chosen) return html(400, draw(session, 'Unknown button.'))
  if (session.status !== 'open') return html(400, draw(session, 'This session is over.'))
  const { success_url: success, cancel_url: cancel } = session
  chosen.act?.(world, session.id)
  if (chosen.next === 'success') return redirect(success, session.id)
  if (chosen.next === 'cancel' && cancel) return redirect(cancel, session.id)
  return html(200, draw(session, 'Your card was declined.'))
}

/** Answers for the page that a session leads to: the page itself, or what a button of it does. */
export function answerPage(world: World, { method, path, body }: ApiRequest): Answer {
  try {
    const session = demand(world, 'sessions', path.replace('/c/pay/', ''), 'checkout.session')
    return method === 'POST' ? press(world, session, textOf(parseForm(body).act) ?? '') : html(200, draw(session, ''))
  } catch (error) {
    if (error instanceof Failure) return html(error.status, escapeHtml(error.message))
    throw error
  }
}
