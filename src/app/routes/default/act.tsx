export { actPage as default } from '#src/app/features/work/availability/act-page.tsx'
