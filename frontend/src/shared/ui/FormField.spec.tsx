import { render, screen } from '@testing-library/react';
import '@/shared/i18n/i18n';
import { FormField } from './FormField';
import { Input } from './Input';
import { Select } from './Select';

describe('FormField', () => {
  it('names its control', () => {
    render(
      <FormField label="Korisničko ime" hint="Kao u prijavi">
        <Input name="username" />
      </FormField>,
    );
    const input = screen.getByLabelText('Korisničko ime');
    expect(input).toHaveAccessibleDescription('Kao u prijavi');
    expect(input).not.toHaveAttribute('aria-invalid');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('ties the error to the control and says it', () => {
    render(
      <FormField label="Paket" hint="Cijena po sezoni" error="Ovo polje je obavezno.">
        <Select name="package">
          <option value="">–</option>
        </Select>
      </FormField>,
    );
    const select = screen.getByLabelText('Paket');
    expect(select).toBeInvalid();
    expect(select).toHaveAccessibleDescription('Cijena po sezoni Ovo polje je obavezno.');
    expect(screen.getByRole('alert')).toHaveTextContent('Ovo polje je obavezno.');
  });
});
