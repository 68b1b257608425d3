import type { RouteRow } from '#src/contract/routes.ts'
import { COLOUR_MODE_STORAGE_KEY } from './enhance/colour-mode-key.ts'

/** Adopted by script, because a page must be readable to parsers that do not know the rule. */
const TRANSITIONS =
  '@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}::view-transition-group(*){animation-duration:140ms}}'

/**
 * Runs before the first paint, so that nothing flashes. A constant: its hash is in the content security policy.
 * It also marks the page as scripted, for controls that do nothing without scripting.
 */
export const COLOUR_MODE_SCRIPT = `(function(d){d.classList.add('js');try{var m=d.dataset.forced||localStorage.getItem('${COLOUR_MODE_STORAGE_KEY}');if(m==='light'||m==='dark')d.dataset.theme=m}catch(e){}try{var s=new CSSStyleSheet;s.replaceSync('${TRANSITIONS}');document.adoptedStyleSheets=[s]}catch(e){}})(document.documentElement)`

/** Attributes of the root element for a page that forces a mode: they also work without scripting, and the script above leaves them. */
export const forceColourMode = (mode: RouteRow['colourMode']) =>
  mode ? { 'data-theme': mode, 'data-forced': mode } : {}
