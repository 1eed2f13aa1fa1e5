export { AnchorButton, Button, LinkButton } from './actions/button.component.tsx';
export type { ButtonLook } from './actions/button.component.tsx';
export { ExternalLink } from './actions/external-link.component.tsx';
export { IconButton } from './actions/icon-button.component.tsx';
export { TextButton, TextLink } from './actions/text-button.component.tsx';
export { AppearanceFields } from './appearance/appearance-fields.component.tsx';
export { Avatar } from './display/avatar.component.tsx';
export { Badge, StatusBadge } from './display/badge.component.tsx';
export { Banner } from './display/banner.component.tsx';
export { BrandMark } from './display/brand-mark.component.tsx';
export { Card } from './display/card.component.tsx';
export { defineStates } from './display/define-states.ts';
export { Legend } from './display/legend.component.tsx';
export { ProgressBar } from './display/progress-bar.component.tsx';
export { Row, Stack } from './display/stack.component.tsx';
export { StateChip } from './display/state-chip.component.tsx';
export { EmptyState, ErrorState, LoadingState } from './display/states.component.tsx';
export { Skeleton } from './display/skeleton.component.tsx';
export { Stepper } from './display/stepper.component.tsx';
export { Tabs } from './display/tabs.component.tsx';
export { RetryBanner } from './display/retry-banner.component.tsx';
export { TaskLine, TaskList, TaskListSkeleton } from './display/task-list.component.tsx';
export { WaitingLines } from './display/waiting-lines.component.tsx';
export { Tile, TileGrid } from './display/tile.component.tsx';
export { VisuallyHidden } from './display/visually-hidden.component.tsx';
export { CheckboxField, SwitchField } from './fields/check-field.component.tsx';
export { fieldErrorText, showRefusedFields } from './fields/field-errors.ts';
export { FieldShell } from './fields/field-shell.component.tsx';
export { FileField } from './fields/file-field.component.tsx';
export { Form } from './fields/form.component.tsx';
export { NumberField } from './fields/number-field.component.tsx';
export { OneTimeCodeField } from './fields/one-time-code-field.component.tsx';
export { PasswordField } from './fields/password-field.component.tsx';
export { defaultPrefix, groupDigits, PhoneField } from './fields/phone-field.component.tsx';
export { SearchField } from './fields/search-field.component.tsx';
export { SegmentedField } from './fields/segmented-field.component.tsx';
export { SelectField } from './fields/select-field.component.tsx';
export { TextAreaField } from './fields/text-area-field.component.tsx';
export { EmailField, TextField } from './fields/text-field.component.tsx';
export { formatHours } from './format/format-hours.ts';
export {
  formatDay,
  formatInstant,
  formatTime,
  formatTimeAndDay,
  formatWhen,
} from './format/format-instant.ts';
export { formatTimeAgo } from './format/format-relative.ts';
export { formatPlainDay } from './format/format-plain-day.ts';
export { foldText, matchesWords } from './format/matches-words.ts';
export { formatDayInWords, formatWeekday } from './format/format-weekday.ts';
export { AppFrame } from './frame/app-frame.component.tsx';
export { BottomBar } from './frame/bottom-bar.component.tsx';
export { Page } from './frame/page.component.tsx';
export { ScreenHeader } from './frame/screen-header.component.tsx';
export { TopBar } from './frame/top-bar.component.tsx';
export { TopBarFigure } from './frame/top-bar-figure.component.tsx';
export { createDeviceState } from './hooks/device-state.ts';
export { useOfferedShortcuts, useShortcutKeys, useShortcuts } from './hooks/shortcuts/use-shortcuts.ts';
export { useIsOnline } from './hooks/use-is-online.ts';
export { useIsPhone, useMedia, useReducedMotion } from './hooks/use-media.ts';
export { hasUnsavedChanges, useUnsavedGuard } from './hooks/use-unsaved-guard.component.tsx';
export { Icon, knownIcon } from './icons/icon.component.tsx';
export type { IconName } from './icons/icon-sources.ts';
export { lazyPart } from './lazy-part.component.tsx';
export { ColumnChooser } from './lists/column-chooser.component.tsx';
export { lazyGrid } from './lists/lazy-grid.tsx';
export type { RecordGridProps } from './lists/lazy-grid.tsx';
export { ListBody, ListLayout } from './lists/list-body.component.tsx';
export { RecordList } from './lists/record-list.component.tsx';
export type { RecordColumn, RecordSort } from './lists/record-list-props.ts';
export { ListCount, SelectionBar } from './lists/selection-bar.component.tsx';
export type { ListTotal } from './lists/selection-bar.component.tsx';
export { useColumns } from './lists/use-columns.ts';
export type { ColumnLayout } from './lists/use-columns.ts';
export { useListFilters } from './lists/use-list-filters.ts';
export { useRecordList } from './lists/use-record-list.ts';
export type { RecordListState } from './lists/use-record-list.ts';
export { useSelection } from './lists/use-selection.ts';
export type { RowSelection } from './lists/use-selection.ts';
export type { MenuItem, MenuSection } from './menu/menu-list.component.tsx';
export { SheetMenu } from './menu/sheet-menu.component.tsx';
export { Sidebar } from './menu/sidebar.component.tsx';
export { useNarrowSidebar } from './menu/use-narrow-sidebar.ts';
export { loadingLimit, pauseForSecondTry, watchLoading } from './module-kit/bounded-loading.ts';
export { defineModule } from './module-kit/define-module.ts';
export type { ModuleDefinition } from './module-kit/define-module.ts';
export { AreaScopeProvider, createFailure } from './module-kit/failure/area-scope.ts';
export type { AreaFailure } from './module-kit/failure/area-scope.ts';
export { ScreenBoundary } from './module-kit/failure/screen-boundary.component.tsx';
export { ScreenSkeleton } from './module-kit/failure/screen-skeleton.component.tsx';
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
export { doLater, finishLaterChanges, useRemovedIds } from './notify/do-later.ts';
export { durations } from './notify/durations.ts';
export { notify, offerUndo } from './notify/notify.ts';
export type { ClosePopup } from './notify/notify.ts';
export { OneTimeCodeDialog } from './one-time-code/one-time-code.dialog.tsx';
export { OneTimeCodeForm } from './one-time-code/one-time-code-form.component.tsx';
export type { OneTimeCodeOptions } from './one-time-code/one-time-code.ts';
export { ConflictDialog } from './overlay/conflict.dialog.tsx';
export { Dialog } from './overlay/dialog.component.tsx';
export { FormDialog } from './overlay/form.dialog.tsx';
export { FullView } from './overlay/full-view.component.tsx';
export { closeTopOverlay, hasOpenOverlay } from './overlay/open-overlays.ts';
export { Sheet } from './overlay/sheet.component.tsx';
export { useConfirm } from './overlay/use-confirm.component.tsx';
export { CompanyPicker } from './pickers/company-picker.component.tsx';
export type { CompanySource } from './pickers/company-picker.component.tsx';
export { GroupPicker } from './pickers/group-picker.component.tsx';
export { PersonSearch } from './pickers/person-search.component.tsx';
export { CompanyPersonPicker } from './pickers/company-person-picker.component.tsx';
export { PersonPicker } from './pickers/person-picker.component.tsx';
export { SignaturePad } from './signature/signature-pad.component.tsx';
export type { SignaturePadHandle } from './signature/signature-pad.component.tsx';
export { KitProvider } from './theme/kit-provider.component.tsx';
export { startWork, stopAllWork } from './work/start-work.ts';
