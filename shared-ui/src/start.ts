export { AnchorButton, Button, LinkButton } from './actions/button.component.tsx';
export type { ButtonLook } from './actions/button.component.tsx';
export { saveFile } from './actions/save-file.ts';
export { IconButton } from './actions/icon-button.component.tsx';
export { PlainButton } from './actions/plain-button.component.tsx';
export { TextButton, TextLink } from './actions/text-button.component.tsx';
export { Banner } from './display/banner.component.tsx';
export { CookiesNotice } from './display/cookies-notice.component.tsx';
export { BrandMark } from './display/brand-mark.component.tsx';
export { Row, Stack } from './display/stack.component.tsx';
export { EmptyState, ErrorState, LoadingState } from './display/states.component.tsx';
export { Skeleton } from './display/skeleton.component.tsx';
export { VisuallyHidden } from './display/visually-hidden.component.tsx';
export { FieldShell } from './fields/field-shell.component.tsx';
export { focusFirstError, Form } from './fields/form.component.tsx';
export { PasswordField } from './fields/password-field.component.tsx';
export { SegmentedField } from './fields/segmented-field.component.tsx';
export { EmailField, TextField } from './fields/text-field.component.tsx';
export { AppFrame } from './frame/app-frame.component.tsx';
export { createDeviceState } from './hooks/device-state.ts';
export { useNow, useToday } from './hooks/use-clock.ts';
export { useIsOnline } from './hooks/use-is-online.ts';
export { useIsPhone, useMedia, useReducedMotion } from './hooks/use-media.ts';
export { Icon, knownIcon } from './icons/icon.component.tsx';
export { lazyPart } from './lazy-part.component.tsx';
export { loadingLimit, pauseForSecondTry, watchLoading } from './module-kit/bounded-loading.ts';
export { defineModule } from './module-kit/define-module.ts';
export type { ModuleDefinition } from './module-kit/define-module.ts';
export { AreaScopeProvider, createFailure, useAreaScope } from './module-kit/failure/area-scope.ts';
export type { AreaFailure } from './module-kit/failure/area-scope.ts';
export { ScreenBoundary } from './module-kit/failure/screen-boundary.component.tsx';
export { ScreenSkeleton } from './module-kit/failure/screen-skeleton.component.tsx';
export { noteFileTrouble } from './module-kit/failure/file-trouble.ts';
export type { FileTrouble } from './module-kit/failure/file-trouble.ts';
export { UnavailableCard } from './module-kit/failure/unavailable-card.component.tsx';
export { UnavailablePart } from './module-kit/failure/unavailable-part.component.tsx';
export { useBoundedLoad } from './module-kit/use-bounded-load.ts';
export { lazyScreen } from './module-kit/lazy-screen.component.tsx';
export type { LazyScreen } from './module-kit/lazy-screen.component.tsx';
export type {
  DashboardCardProps,
  PaletteItem,
  PaletteSource,
  PartLoader,
  PartOf,
  SignInAgainProps,
} from './module-kit/places.ts';
export { isInWrapper, openLink, setWrapperLinks } from './module-kit/open-link.ts';
export { useCurrentScreen, useScreen } from './module-kit/screen.ts';
export type { ScreenAction } from './module-kit/screen.ts';
export { menuSectionsOf } from './menu/menu-sections.ts';
export { menuTexts } from './menu/menu.texts.ts';
export { defineTexts } from './module-kit/texts/define-texts.ts';
export {
  applyLanguage,
  changeLanguage,
  currentLanguage,
  followLanguage,
  languageChoices,
  onLanguageChosen,
  useLanguage,
  useLocalized,
} from './module-kit/texts/language.ts';
export type { Translate } from './module-kit/texts/text-types.ts';
export { getTexts, useTexts } from './module-kit/texts/use-texts.ts';
export { durations } from './notify/durations.ts';
export { notify, offerUndo } from './notify/notify.ts';
export type { ClosePopup } from './notify/notify.ts';
export { closeTopOverlay, hasOpenOverlay } from './overlay/open-overlays.ts';
export { followShownPlace, navigateFromPlace } from './overlay/overlay-steps.ts';
export { holdNew } from './presses/holds.ts';
export { useConfirm } from './overlay/use-confirm.component.tsx';
export { KitProvider } from './theme/kit-provider.component.tsx';
export type { Letters } from './theme/kit-provider.component.tsx';
export { hasUnsavedChanges } from './unsaved/unsaved-changes.ts';
export { leaveTyped } from './unsaved/unsaved-scope.ts';
export { useFollowedVisits, useWayBack } from './hooks/use-way-back.ts';
export { useGuardedNavigation } from './unsaved/use-guarded-navigation.ts';
export { useFormRecord } from './unsaved/use-form-record.ts';
export { keepsTyped, useTypedOver } from './unsaved/use-typed-over.ts';
export { useGuardedForm, useUnsavedChanges } from './unsaved/use-unsaved-changes.ts';
