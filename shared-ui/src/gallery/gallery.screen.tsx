import { Page } from '../frame/page.component.tsx';
import { Stack } from '../display/stack.component.tsx';
import { AppearancePart } from './appearance.part.tsx';
import { ButtonsPart } from './buttons.part.tsx';
import { CalendarsPart } from './calendars.part.tsx';
import { ChartsPart } from './charts.part.tsx';
import { DisplayPart } from './display.part.tsx';
import { EndlessListPart } from './endless-list.part.tsx';
import { FieldsPart } from './fields.part.tsx';
import { FiltersPart } from './filters.part.tsx';
import { FramePart } from './frame.part.tsx';
import { HistoryPart } from './history.part.tsx';
import { HoursPart } from './hours.part.tsx';
import { LaterPart } from './later.part.tsx';
import { ListsPart } from './lists.part.tsx';
import { OverlaysPart } from './overlays.part.tsx';
import { PeoplePart } from './people.part.tsx';
import { SignaturePart } from './signature.part.tsx';
import { StatesPart } from './states.part.tsx';
import { ViewerPart } from './viewer.part.tsx';

/** Every part of the kit on one page, for development. It is in English only. */
export function GalleryScreen() {
  return (
    <Page title="Design kit" lead="Every part, in the look of the moment" width="wide">
      <Stack gap="l">
        <AppearancePart />
        <ButtonsPart />
        <FieldsPart />
        <HoursPart />
        <CalendarsPart />
        <OverlaysPart />
        <LaterPart />
        <DisplayPart />
        <ChartsPart />
        <HistoryPart />
        <PeoplePart />
        <ListsPart />
        <FiltersPart />
        <EndlessListPart />
        <SignaturePart />
        <ViewerPart />
        <StatesPart />
        <FramePart />
      </Stack>
    </Page>
  );
}
