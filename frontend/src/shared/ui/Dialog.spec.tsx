import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import '@/shared/i18n/i18n';
import { ConfirmDialog } from './ConfirmDialog';
import { Dialog } from './Dialog';

function WithDialog() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Otvori
      </button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="MVP utakmice"
        description="Odaberite jednog igrača."
      >
        <button type="button">Ivić</button>
      </Dialog>
    </>
  );
}

describe('Dialog', () => {
  it('is named, described, holds the focus and gives it back', async () => {
    render(<WithDialog />);
    const opener = screen.getByRole('button', { name: 'Otvori' });
    await userEvent.click(opener);
    const dialog = screen.getByRole('dialog', { name: 'MVP utakmice' });
    expect(dialog).toHaveAccessibleDescription('Odaberite jednog igrača.');
    expect(dialog).toContainElement(document.activeElement as HTMLElement);
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    expect(dialog).toContainElement(document.activeElement as HTMLElement);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(opener).toHaveFocus();
  });

  it.each([
    ['its first field', <input key="1" aria-label="Ime" />, 'Ime'],
    [
      'the chosen one of choices',
      <fieldset key="2">
        <input type="radio" name="mvp" aria-label="Ivić" />
        <input type="radio" name="mvp" aria-label="Perić" defaultChecked />
      </fieldset>,
      'Perić',
    ],
    [
      'the first field that can be filled in',
      <form key="3">
        <input hidden readOnly aria-label="Račun" />
        <select disabled aria-label="Liga" />
        <textarea aria-label="Opis" />
      </form>,
      'Opis',
    ],
  ])('begins at %s', (_, content, label) => {
    render(
      <Dialog open onOpenChange={jest.fn()} title="Novo">
        {content}
      </Dialog>,
    );
    expect(screen.getByLabelText(label)).toHaveFocus();
  });

  it('without a field begins at its first button', () => {
    render(
      <Dialog open onOpenChange={jest.fn()} title="Statistika">
        <p>Nema podataka</p>
      </Dialog>,
    );
    expect(screen.getByRole('button', { name: 'Zatvori' })).toHaveFocus();
  });

  it('closes with its button', async () => {
    render(<WithDialog />);
    await userEvent.click(screen.getByRole('button', { name: 'Otvori' }));
    await userEvent.click(screen.getByRole('button', { name: 'Zatvori' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('ConfirmDialog', () => {
  const setup = (pending = false) => {
    const onConfirm = jest.fn();
    const onOpenChange = jest.fn();
    render(
      <ConfirmDialog
        open
        onOpenChange={onOpenChange}
        title="Poništiti gol?"
        description="Rezultat se vraća na 1:1."
        confirmLabel="Poništi"
        pending={pending}
        onConfirm={onConfirm}
      />,
    );
    return { onConfirm, onOpenChange };
  };

  it('asks and starts at the harmless answer', () => {
    setup();
    expect(screen.getByRole('alertdialog', { name: 'Poništiti gol?' })).toHaveAccessibleDescription(
      'Rezultat se vraća na 1:1.',
    );
    expect(screen.getByRole('button', { name: 'Odustani' })).toHaveFocus();
  });

  it('leaves closing to the caller when confirmed, and asks for it when not', async () => {
    const { onConfirm, onOpenChange } = setup();
    await userEvent.click(screen.getByRole('button', { name: 'Poništi' }));
    expect(onConfirm).toHaveBeenCalledTimes(1);
    expect(onOpenChange).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Odustani' }));
    expect(onOpenChange).toHaveBeenCalledWith(false);
  });

  it('takes no second click while the answer is awaited', async () => {
    const { onConfirm } = setup(true);
    const button = screen.getByRole('button', { name: 'Poništi' });
    expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    expect(onConfirm).not.toHaveBeenCalled();
  });
});
