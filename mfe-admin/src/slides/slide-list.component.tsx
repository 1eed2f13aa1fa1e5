import { useEffect, useRef, useState } from 'react';
import type { ManagedSlide } from 'shared-api/contracts/admin';
import { useLanguage, useTexts, VisuallyHidden } from 'shared-ui';
import { SlideRow } from './slide-row.component.tsx';
import { slideTitle, withMoved } from './slide-form.ts';
import classes from './slides.module.css';
import { slidesTexts } from './slides.texts.ts';

interface SlideListProps {
  readonly slides: readonly ManagedSlide[];
  readonly onOrder: (slides: readonly ManagedSlide[]) => void;
  readonly onEdit: (slide: ManagedSlide) => void;
  readonly onRemove: (slide: ManagedSlide) => void;
}

/** The slides in their order, which buttons and dragging change. */
export function SlideList({ slides, onOrder, onEdit, onRemove }: SlideListProps) {
  const t = useTexts(slidesTexts);
  const language = useLanguage();
  const place = useRef<HTMLOListElement>(null);
  const [dragged, setDragged] = useState<number>();
  const [over, setOver] = useState<number>();
  const [moved, setMoved] = useState<{ readonly id: string; readonly by: -1 | 1 }>();
  const at = slides.findIndex(({ id }) => id === moved?.id);
  useEffect(() => {
    if (!moved) return;
    // A row that the browser puts elsewhere loses the focus.
    const buttons = [
      ...(place.current?.children[at]?.querySelectorAll<HTMLButtonElement>('[data-move]') ?? []),
    ];
    const same = buttons.find((button) => button.dataset['move'] === String(moved.by));
    (same?.disabled ? buttons.find((button) => !button.disabled) : same)?.focus();
  }, [moved, at]);
  const move = (from: number, by: -1 | 1) => {
    const id = slides[from]?.id;
    if (id === undefined) return;
    setMoved({ id, by });
    onOrder(withMoved(slides, from, from + by));
  };
  const drop = (to: number) => {
    if (dragged !== undefined && dragged !== to) onOrder(withMoved(slides, dragged, to));
    setDragged(undefined);
    setOver(undefined);
  };
  const movedSlide = slides[at];
  return (
    <>
      <ol className={classes.list} aria-label={t('list')} ref={place}>
        {slides.map((slide, index) => (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dragging; its buttons do the same
          <li
            key={slide.id}
            className={classes.entry}
            data-dragged={dragged === index || undefined}
            data-over={(dragged !== undefined && over === index && dragged !== index) || undefined}
            draggable
            onDragStart={(event) => {
              event.dataTransfer.effectAllowed = 'move';
              event.dataTransfer.setData('text/plain', slide.id);
              setDragged(index);
            }}
            onDragOver={(event) => {
              if (dragged === undefined) return;
              event.preventDefault();
              setOver(index);
            }}
            onDrop={(event) => {
              event.preventDefault();
              drop(index);
            }}
            onDragEnd={() => {
              setDragged(undefined);
              setOver(undefined);
            }}
          >
            <SlideRow
              slide={slide}
              isFirst={index === 0}
              isLast={index === slides.length - 1}
              onMove={(by) => move(index, by)}
              onEdit={() => onEdit(slide)}
              onRemove={() => onRemove(slide)}
            />
          </li>
        ))}
      </ol>
      <VisuallyHidden>
        <span role="status">
          {movedSlide &&
            t('moved', {
              title: slideTitle(movedSlide, language),
              number: at + 1,
              total: slides.length,
            })}
        </span>
      </VisuallyHidden>
    </>
  );
}
