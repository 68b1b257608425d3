export { controlPage as default } from '#src/app/features/exchange/mailing/control/control-page.tsx'
